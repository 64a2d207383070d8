/** One element of a Lucide icon. */
export type LucideNode = [tag: string, attributes: Record<string, string>]

const number = (value: string | undefined) => Number(value ?? 0)
const round = (value: number) => String(Math.round(value * 1000) / 1000)

function ellipse(cx: number, cy: number, rx: number, ry: number) {
  return `M${round(cx - rx)} ${round(cy)}a${round(rx)} ${round(ry)} 0 1 0 ${round(rx * 2)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-rx * 2)} 0`
}

function rectangle(x: number, y: number, width: number, height: number, r: number) {
  const corner = (dx: number, dy: number) => (r ? `a${round(r)} ${round(r)} 0 0 1 ${round(dx)} ${round(dy)}` : '')
  return `M${round(x + r)} ${round(y)}h${round(width - 2 * r)}${corner(r, r)}v${round(height - 2 * r)}${corner(-r, r)}h${round(2 * r - width)}${corner(-r, -r)}v${round(2 * r - height)}${corner(r, -r)}z`
}

/** Any SVG shape as path data, so that a whole icon is one string. */
export function drawPath([tag, a]: LucideNode): string {
  // Pairs after a leading `m` are relative lines; once it is `M`, to follow another shape, they need their `l`.
  if (tag === 'path') return a['d']!.replace(/^m\s*(-?[\d.]+[\s,]*-?[\d.]+)\s*(?=[-\d.])/, 'M$1l').replace(/^m/, 'M')
  if (tag === 'line') return `M${a['x1']} ${a['y1']}L${a['x2']} ${a['y2']}`
  if (tag === 'circle') return ellipse(number(a['cx']), number(a['cy']), number(a['r']), number(a['r']))
  if (tag === 'ellipse') return ellipse(number(a['cx']), number(a['cy']), number(a['rx']), number(a['ry']))
  if (tag === 'rect')
    return rectangle(
      number(a['x']),
      number(a['y']),
      number(a['width']),
      number(a['height']),
      number(a['rx'] ?? a['ry']),
    )
  if (tag === 'polyline' || tag === 'polygon') return `M${a['points']}${tag === 'polygon' ? 'z' : ''}`
  throw new Error(`No path for <${tag}> ${JSON.stringify(a)}`)
}
