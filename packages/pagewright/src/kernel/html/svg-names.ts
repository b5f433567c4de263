/** Names in drawings that have capitals, as the HTML standard lists them: parsers of HTML read names in lower case. */
const tags = byLowerCase(
  `altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA
  feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient radialGradient textPath`,
);

const attributes = byLowerCase(
  `attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant edgeMode filterUnits glyphRef
  gradientTransform gradientUnits kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lengthAdjust limitingConeAngle
  markerHeight markerUnits markerWidth maskContentUnits maskUnits numOctaves pathLength patternContentUnits patternTransform
  patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur
  requiredExtensions requiredFeatures specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles
  surfaceScale systemLanguage tableValues targetX targetY textLength viewBox viewTarget xChannelSelector yChannelSelector
  zoomAndPan`,
);

export const svgTag = (name: string): string => tags.get(name) ?? name;
export const svgAttribute = (name: string): string => attributes.get(name) ?? name;

function byLowerCase(names: string): ReadonlyMap<string, string> {
  return new Map(names.split(/\s+/).map((name) => [name.toLowerCase(), name]));
}
