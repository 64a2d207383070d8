import { Icon, type IconName } from '../icon/icon.tsx'
import { VisuallyHidden } from '../layout/primitives.tsx'
import { PlainLink } from '../link/app-link.tsx'
import { styled } from '../system/styled.ts'
import { pagePlaces } from './page-numbers.ts'

const List = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: { base: '0.5', sm: '1' },
    '& [data-shown-on=wide]': { display: { base: 'none', sm: 'block' } },
    '& [data-shown-on=phone]': { display: { sm: 'none' } },
  },
})
const cell = {
  display: 'grid',
  placeItems: 'center',
  minWidth: { base: '8', sm: '11' },
  height: { base: '9', sm: '11' },
  paddingInline: '1',
  borderRadius: 'md',
}
const PageLink = styled(PlainLink, {
  base: {
    ...cell,
    '@media (pointer: coarse)': { minWidth: 'target', height: 'target' },
    color: 'fg.accent',
    textDecoration: 'underline',
    textUnderlineOffset: '0.22em',
    _hover: { bg: 'accent.50' },
    _focusVisible: { borderRadius: 'md' },
    '&[aria-current=page]': {
      bg: 'accent.600',
      color: 'white',
      textDecoration: 'none',
      fontWeight: 'bold',
      _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
})
const Gap = styled('span', { base: { ...cell, minWidth: { base: '6', sm: '11' }, color: 'fg.muted' } })

interface PaginationProps {
  /** From 1. */
  page: number
  pageCount: number
  /** Address of a page: pages are links, so that back and new tab work. */
  getTo: (page: number) => string
  /** State that each link carries, such as the search of the list this screen was opened from. */
  state?: unknown
  /** Pages shown on either side of the current one in a wide window; 2 unless said (docs/product.md#look). */
  siblingCount?: number
  label?: string
}

/** Links to the pages of a long list; nothing where there is only one. */
export function Pagination({ page, pageCount, getTo, state, siblingCount, label = 'ページ送り' }: PaginationProps) {
  if (pageCount <= 1) return null
  const step = (to: number, icon: IconName, text: string) =>
    to >= 1 &&
    to <= pageCount && (
      <li>
        <PageLink to={getTo(to)} state={state} aria-label={text}>
          <Icon name={icon} />
        </PageLink>
      </li>
    )
  return (
    <nav aria-label={label}>
      <List>
        {step(page - 1, 'chevron_left', '前のページ')}
        {pagePlaces(page, pageCount, siblingCount).map(({ place, shownOn }, index) => (
          <li key={place === 'gap' ? `gap-${index}` : place} data-shown-on={shownOn}>
            {place === 'gap' ? (
              <Gap aria-hidden>…</Gap>
            ) : (
              <PageLink to={getTo(place)} state={state} aria-current={place === page ? 'page' : undefined}>
                {place}
                <VisuallyHidden>ページ目</VisuallyHidden>
              </PageLink>
            )}
          </li>
        ))}
        {step(page + 1, 'chevron_right', '次のページ')}
      </List>
    </nav>
  )
}
