import { Icon, PlainLink, styled } from '@invoice-card/ui/base'

const Frame = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    fontWeight: 'bold',
    lineHeight: 'tight',
    letterSpacing: 'wide',
    whiteSpace: 'nowrap',
    color: 'fg',
  },
})
const Mark = styled('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '8',
    borderRadius: 'md',
    bg: 'accent.600',
    color: 'white',
    fontSize: 'md',
    flexShrink: 0,
  },
})
const Name = styled('span', {
  base: { display: 'flex' },
  variants: {
    // In a narrow header the name takes two lines.
    isCompact: {
      true: {
        flexDirection: { base: 'column', xl: 'row' },
        alignItems: { xl: 'baseline' },
        fontSize: { base: 'sm', xl: 'lg' },
        lineHeight: { base: '1.25', xl: 'tight' },
        // Beside four buttons the mark alone has room; the link says the name.
        '@media (max-width: 22.4em)': { display: 'none' },
        '& > span': { fontSize: { base: '2xs', xl: 'lg' } },
      },
      false: { alignItems: 'baseline', fontSize: { base: 'md', md: 'lg' } },
    },
  },
})
const Small = styled('span', { base: { fontWeight: 'medium', color: 'fg.accent' } })

const [first, second] = ['請求書カード払い', 'オンライン']
const productName = first + second

/** The product's name with its mark; a link where `to` is given. */
export function Logo({ to, isCompact = false }: { to?: string; isCompact?: boolean }) {
  const sign = (
    <Frame>
      <Mark aria-hidden>
        <Icon name="credit_card" />
      </Mark>
      <Name isCompact={isCompact}>
        {first}
        <Small>{second}</Small>
      </Name>
    </Frame>
  )
  return to ? (
    <PlainLink to={to} aria-label={`${productName} トップページ`}>
      {sign}
    </PlainLink>
  ) : (
    sign
  )
}
