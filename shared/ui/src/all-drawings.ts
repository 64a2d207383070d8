import { learnShapes } from './icon/known-shapes.ts'
import { shapes } from './icon/shapes.ts'
import { learnScenes } from './page/illustration.tsx'
import { laterScenes } from './page/later-scenes.tsx'

learnShapes(shapes)
learnScenes(laterScenes)
