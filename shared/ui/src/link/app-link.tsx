import type { AnchorHTMLAttributes, Ref } from 'react'
import { Link } from 'react-router-dom'
import { styled } from '../system/styled.ts'
import { touchArea } from '../system/touch-area.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../layout/primitives.tsx'
import { wholeWords } from '../layout/whole-words.tsx'

const isExternal = (to: string) => to.startsWith('http')

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> {
  to: string
  ref?: Ref<HTMLAnchorElement>
  /** Replaces the entry in the history instead of adding one. */
  replace?: boolean
  /** Passed to the router as location state. */
  state?: unknown
  /** Omits the mark of an external link, e.g. where a row of cards links out. */
  hidesExternalMark?: boolean
}

// As far from the text that follows as from the link's own.
const Mark = styled('span', { base: { marginInline: '0.15em' } })

/**
 * A link without a look of its own. A target that starts with `http` opens in a new tab with nofollow and noreferrer,
 * any other is the router's (docs/product.md#messages-and-dialogs).
 */
export function PlainLink({ to, replace, state, hidesExternalMark, children, ...rest }: AppLinkProps) {
  const label = typeof children === 'string' ? wholeWords(children) : children
  if (!isExternal(to))
    return (
      <Link to={to} replace={replace} state={state} {...rest}>
        {label}
      </Link>
    )
  return (
    <a {...rest} href={to} target="_blank" rel="nofollow noreferrer">
      {label}
      {!hidesExternalMark && (
        <Mark>
          <Icon name="open_in_new" size="0.95em" />
        </Mark>
      )}
      <VisuallyHidden>（新しいタブで開きます）</VisuallyHidden>
    </a>
  )
}

const underlined = {
  color: 'fg.accent',
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  textDecorationThickness: '1px',
  _hover: { color: 'accent.800', textDecorationThickness: '2px' },
  _visited: { color: 'fg.accent' },
} as const

/**
 * A link in running text or a list; see `PlainLink` for where it opens. One that stands alone, which is in no paragraph
 * or label, has the room of a finger.
 */
export const AppLink = styled(PlainLink, {
  base: {
    ...underlined,
    '& svg': { marginInlineStart: '1' },
    '*:not(p, span, label, small, strong) > &': touchArea,
  },
})

// Not made of `AppLink`: Chakra merges nested styles of the one into the other's own object, and every link would lose
// its icon's margin.
const BackShape = styled(PlainLink, {
  base: {
    ...underlined,
    ...touchArea,
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: '1',
    minHeight: '6',
    fontSize: 'sm',
    _print: { display: 'none' },
  },
})

/** Leads back to where a page was opened from, or to the step before. */
export const BackLink = ({ to, label, state }: { to: string; label: string; state?: unknown }) => (
  <BackShape to={to} state={state}>
    <Icon name="arrow_back" />
    {label}
  </BackShape>
)
