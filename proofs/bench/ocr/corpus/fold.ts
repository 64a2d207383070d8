import { sizeOf } from './layout.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'

const dotsPerMillimetre = 200 / 25.4

/**
 * A sheet that was folded into an envelope and laid open again: each part lies a little aslant, and every fold throws a
 * shadow. @param sheet its picture as a data URL
 */
export function foldedScene(sheet: string, isLandscape: boolean, random: Random): Scene {
  const size = sizeOf({ isLandscape })
  const [width, height] = [Math.round(size.width * dotsPerMillimetre), Math.round(size.height * dotsPerMillimetre)]
  const parts = random.pick([2, 3])
  const partHeight = height / parts
  let offset = 0
  const panels = Array.from({ length: parts }, (_, index) => {
    const [lean, from] = [random.between(-0.5, 0.5), offset]
    const [above, below] = [random.between(0, 0.09).toFixed(2), random.between(0.05, 0.2).toFixed(2)]
    // The next part begins where this one has leant to.
    offset += partHeight * Math.tan((lean * Math.PI) / 180)
    return `<div style="top:${index * partHeight}px;background-position:0 ${-index * partHeight}px;transform:translateX(${from.toFixed(2)}px) skewX(${lean.toFixed(3)}deg)"><i style="background:linear-gradient(rgba(255,255,255,.2), transparent 12%, rgba(0,0,20,${above}) 70%, rgba(0,0,20,${below}))"></i></div>`
  })
  const folds = Array.from(
    { length: parts - 1 },
    (_, index) =>
      `<b style="top:${(index + 1) * partHeight - 9}px;left:0;right:0;height:18px;background:linear-gradient(transparent, rgba(0,0,20,.3) 45%, rgba(255,255,255,.75) 52%, transparent)"></b>`,
  )
  const across =
    random.next() < 0.5
      ? ''
      : '<b style="left:50%;top:0;bottom:0;width:16px;background:linear-gradient(90deg, transparent, rgba(0,0,20,.25) 48%, rgba(255,255,255,.6) 54%, transparent)"></b>'
  return {
    width,
    height,
    scale: 1,
    html: `<!doctype html><style>body { margin: 0; width: ${width}px; height: ${height}px; overflow: hidden; position: relative; background: #f1f1ee }
      div { position: absolute; left: 0; width: ${width}px; height: ${partHeight + 1}px; background: url(${sheet}); background-size: ${width}px ${height}px; transform-origin: 0 0 } i { position: absolute; inset: 0 } b { position: absolute }</style>${panels.join('')}${folds.join('')}${across}`,
  }
}
