import type { MessageLink } from '@invoice-card/events'
import { AppLink } from '../link/app-link.tsx'
import { largeText } from '../system/large-text.ts'
import { styled } from '../system/styled.ts'

const Row = styled('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1' } })

interface MessageLinksProps {
  readonly links: readonly MessageLink[]
  /** The message has done what it is for. */
  readonly onFollow: () => void
}

/** Where a snackbar or toast leads to, under its words. */
export const MessageLinks = ({ links, onFollow }: MessageLinksProps) => (
  <Row>
    {links.map(({ to, label }) => (
      <AppLink
        key={to}
        to={to}
        css={{ whiteSpace: 'nowrap', [largeText]: { whiteSpace: 'normal' } }}
        onClick={onFollow}
      >
        {label}
      </AppLink>
    ))}
  </Row>
)
