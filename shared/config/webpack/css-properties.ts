/**
 * What Chakra takes for a style among the props of an element, in place of `@pandacss/is-valid-prop`: its list without
 * what the system knows itself, and without families that no screen of this kind needs (docs/decisions/0180). A test of
 * the kit compares the words of our sources (shared/ui/src/system/css-properties.test.ts).
 */
export const isCssProperty = (prop: string): boolean =>
  properties.has(prop) || prop.startsWith('--') || /&|@/.test(prop)

const properties = new Set(
  (
    'WebkitLineClamp alignContent alignItems alignSelf all animation animationDelay animationDirection ' +
    'animationFillMode animationIterationCount animationName animationPlayState animationTimingFunction ' +
    'appearance aspectRatio backdropFilter backfaceVisibility backgroundAttachment backgroundBlendMode ' +
    'backgroundClip backgroundImage backgroundOrigin backgroundPosition backgroundPositionX backgroundPositionY ' +
    'backgroundRepeat backgroundSize blockSize border borderBlock borderBlockEnd borderBlockStart borderBottom ' +
    'borderBottomStyle borderBottomWidth borderCollapse borderEndEndRadius borderEndStartRadius borderInline ' +
    'borderInlineEnd borderInlineStart borderInlineStartWidth borderInlineWidth borderLeft borderLeftColor ' +
    'borderLeftStyle borderLeftWidth borderRight borderRightColor borderRightStyle borderRightWidth borderSpacing ' +
    'borderStartEndRadius borderStartStartRadius borderStyle borderTop borderTopStyle borderTopWidth borderWidth ' +
    'boxDecorationBreak boxSizing breakAfter breakBefore breakInside captionSide caret clear clip clipPath ' +
    'clipRule colorScheme columnCount columnWidth columns contain container containerName containerType content ' +
    'contentVisibility counterIncrement counterReset counterSet cursor cx cy d direction display dominantBaseline ' +
    'emptyCells fieldSizing fillOpacity fillRule filter flex flexFlow flexGrow flexShrink flexWrap float font ' +
    'fontFeatureSettings fontKerning fontOpticalSizing fontSizeAdjust fontStretch fontStyle fontVariantNumeric ' +
    'fontVariationSettings forcedColorAdjust grid gridArea gridAutoColumns gridAutoFlow gridAutoRows gridColumn ' +
    'gridColumnEnd gridColumnStart gridRow gridRowEnd gridRowStart gridTemplate gridTemplateAreas ' +
    'gridTemplateColumns gridTemplateRows hyphens imageOrientation imageRendering inlineSize insetBlockEnd ' +
    'insetBlockStart isolation justifyContent justifyItems justifySelf lineBreak listStyle listStyleImage ' +
    'listStylePosition listStyleType marginBlockEnd marginBlockStart marker markerEnd markerMid markerStart mask ' +
    'maskImage maskSize maxBlockSize maxInlineSize minBlockSize minInlineSize mixBlendMode objectFit ' +
    'objectPosition offset opacity order orphans outline outlineOffset outlineStyle outlineWidth overflow ' +
    'overflowAnchor overflowBlock overflowClipMargin overflowInline overflowWrap overflowX overflowY overlay ' +
    'overscrollBehavior overscrollBehaviorX overscrollBehaviorY paddingBlockEnd paddingBlockStart page paintOrder ' +
    'perspective perspectiveOrigin placeContent placeItems placeSelf pointerEvents printColorAdjust quotes r ' +
    'resize rotate rx ry scale scrollBehavior scrollMargin scrollMarginBottom scrollMarginLeft scrollMarginRight ' +
    'scrollPadding scrollPaddingBottom scrollPaddingLeft scrollPaddingRight scrollSnapAlign scrollSnapStop ' +
    'scrollSnapType scrollbarColor scrollbarGutter scrollbarWidth shapeRendering stopColor stopOpacity ' +
    'strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth ' +
    'tabSize tableLayout textAlign textAlignLast textAnchor textDecoration textDecorationLine textDecorationStyle ' +
    'textDecorationThickness textJustify textOrientation textOverflow textRendering textShadow textSizeAdjust ' +
    'textTransform textUnderlineOffset textUnderlinePosition textWrap textWrapMode textWrapStyle touchAction ' +
    'transform transformBox transformOrigin transformStyle transition transitionBehavior transitionDelay ' +
    'transitionProperty transitionTimingFunction translate unicodeBidi userSelect vectorEffect verticalAlign ' +
    'viewTransitionName visibility whiteSpace whiteSpaceCollapse widows willChange wordBreak wordSpacing wordWrap ' +
    'writingMode x y zoom'
  ).split(' '),
)
