/**
 * Takes the labels for development off a module's components (`Form.displayName = …`) and marks the making of one as
 * pure: either holds a component in the bundle that no module imports. A defaultProps of a component that is imported
 * is another matter: see which packages `base.ts` names.
 */
export default function unlabelled(source) {
  return source
    .replaceAll(/^\w+\.(?:displayName|defaultProps) = (?:"[^"]*"|'[^']*'|\{[^}]*\});$/gm, '')
    .replaceAll(/^(var \w+ = )(\w+\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
}
