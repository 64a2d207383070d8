import { Icon, Stack, Text } from '@invoice-card/ui'
import type { ReactNode } from 'react'

interface NoPreviewProps {
  readonly title: string
  readonly description: string
  readonly fileName?: string
  /** The ways to see it all the same. */
  readonly actions: ReactNode
  /** It appears in the place of something: it is read out then. */
  readonly isLive?: boolean
}

/** What stands where a page cannot be shown. */
export function NoPreview({ title, description, fileName, actions, isLive }: NoPreviewProps) {
  return (
    <Stack
      role={isLive ? 'alert' : undefined}
      alignItems="center"
      gap="3"
      paddingBlock="10"
      paddingInline="4"
      textAlign="center"
    >
      <Icon name="description" size="2.5em" color="gray" />
      {fileName && (
        <Text size="sm" overflowWrap="anywhere">
          {fileName}
        </Text>
      )}
      <Stack gap="1" alignItems="center">
        <Text fontWeight="bold">{title}</Text>
        <Text size="sm" tone="muted">
          {description}
        </Text>
      </Stack>
      {actions}
    </Stack>
  )
}
