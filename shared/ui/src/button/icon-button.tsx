import { Tooltip } from './tooltip.tsx'
import { BareIconButton, type IconButtonProps } from './bare-icon-button.tsx'

/** A square button with an icon only; a tooltip shows its word. */
export const IconButton = (props: Omit<IconButtonProps, 'hasTitle'>) => (
  <Tooltip content={props.label} isName>
    <BareIconButton {...props} hasTitle={false} />
  </Tooltip>
)
