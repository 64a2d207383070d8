import { Icon, PlainLink, styled } from '@invoice-card/ui'

const Frame = styled('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2', fontWeight: 'bold', fontSize: { base: 'md', md: 'lg' }, lineHeight: 'tight', letterSpacing: 'wide', whiteSpace: 'nowrap', color: 'fg' } })
const Mark = styled('span', { base: { display: 'inline-grid', placeItems: 'center', boxSize: '8', borderRadius: 'md', bg: 'accent.600', color: 'white', fontSize: 'md', flexShrink: 0 } })
const Small = styled('span', { base: { fontWeight: 'medium', color: 'fg.accent' } })

export const productName = '請求書カード払いオンライン'

/** The product's name with its mark; a link where `to` is given. */
export function Logo({ to }: { to?: string }) {
  const sign = (
    <Frame>
      <Mark aria-hidden><Icon name="credit_card" /></Mark>
      <span>請求書カード払い<Small>オンライン</Small></span>
    </Frame>
  )
  return to ? <PlainLink to={to} aria-label={`${productName} トップページ`}>{sign}</PlainLink> : sign
}
