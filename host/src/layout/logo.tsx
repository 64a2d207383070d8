import { Icon, PlainLink, styled } from '@invoice-card/ui'

const Frame = styled('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2', fontWeight: 'bold', fontSize: { base: 'sm', sm: 'md', md: 'lg' }, lineHeight: 'tight', letterSpacing: { base: 'normal', md: 'wide' }, color: 'fg', minWidth: 0 } })
const Mark = styled('span', { base: { display: 'inline-grid', placeItems: 'center', boxSize: { base: '6', sm: '8' }, borderRadius: { base: 'sm', sm: 'md' }, bg: 'accent.600', color: 'white', fontSize: { base: 'sm', sm: 'md' }, flexShrink: 0 } })
// On the narrowest phones the name breaks between its two words instead of pushing the tools out.
const Small = styled('span', { base: { display: 'inline-block', fontWeight: 'medium', color: 'fg.accent' } })

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
