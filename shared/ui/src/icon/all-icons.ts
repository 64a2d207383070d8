import { learnShapes } from './known-shapes.ts'
import { shapes } from './shapes.ts'

learnShapes(shapes)
