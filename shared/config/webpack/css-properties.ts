/**
 * What Chakra takes for a style among the props of an element, in place of `@pandacss/is-valid-prop` with its list of
 * every property there is: those that a word of our sources is, beside the ones that the system itself knows. A test of
 * the kit compares (shared/ui/src/system/css-properties.test.ts).
 */
export const isCssProperty = (prop: string): boolean =>
  properties.has(prop) || prop.startsWith('--') || /&|@/.test(prop)

const properties = new Set(
  (
    'WebkitLineClamp alignItems alignSelf all animation animationIterationCount appearance aspectRatio border ' +
    'borderBottomWidth borderCollapse borderInlineStartWidth borderInlineWidth borderStyle borderTopWidth ' +
    'borderWidth breakAfter breakBefore breakInside caret clear clipPath columns contain container containerType ' +
    'content cursor cx cy d direction display fieldSizing filter flex flexGrow flexShrink flexWrap ' +
    'fontFeatureSettings fontVariantNumeric forcedColorAdjust grid gridArea gridColumn gridRow gridTemplateAreas ' +
    'gridTemplateColumns gridTemplateRows hyphens justifyContent justifyItems justifySelf lineBreak listStyle ' +
    'listStyleType marker mask offset opacity order outline outlineOffset outlineWidth overflow overflowWrap ' +
    'overflowX overflowY overlay overscrollBehavior page placeItems pointerEvents printColorAdjust quotes r ' +
    'resize rotate rx ry scale scrollBehavior scrollMargin scrollPaddingBottom scrollbarWidth shapeRendering ' +
    'strokeLinecap strokeLinejoin strokeWidth tableLayout textAlign textAnchor textDecoration ' +
    'textDecorationThickness textOverflow textSizeAdjust textUnderlineOffset textWrap touchAction transform ' +
    'transition translate userSelect verticalAlign visibility whiteSpace wordBreak x y zoom'
  ).split(' '),
)
