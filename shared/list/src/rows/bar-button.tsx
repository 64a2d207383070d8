import { Box, Button } from '@invoice-card/ui'
import type { ComponentProps } from 'react'

interface BarLabelProps {
  readonly label: string
  /** A part of the label, for a phone, where all that the bar offers has one line. */
  readonly short: string
}

/** What a control in the bar of a selection shows; its name is the whole label. */
export const BarLabel = ({ label, short }: BarLabelProps) => (
  <>
    <Box as="span" display={{ base: 'inline', md: 'none' }}>
      {short}
    </Box>
    <Box as="span" display={{ base: 'none', md: 'inline' }}>
      {label}
    </Box>
  </>
)

interface BarButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'size'> {
  readonly label: string
  readonly short?: string
}

/** A button in the bar of a selection; `short` is what a phone shows of its label, where that is too long for one. */
export const BarButton = ({ label, short, ...button }: BarButtonProps) => (
  <Button {...button} size="sm" aria-label={short && label} data-bar="">
    {short ? <BarLabel {...{ label, short }} /> : label}
  </Button>
)
