import { AppLink, Container, styled } from '@invoice-card/ui/base'
import { publicEnvironment } from '@invoice-card/remote/base'
import { layoutMessages as messages } from './messages.ts'
import { paths } from '../navigation/paths.ts'

const Frame = styled('footer', {
  base: { borderTopWidth: '1px', borderColor: 'line', bg: 'bg.surface', fontSize: 'sm', _print: { display: 'none' } },
})
const Line = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: '3',
    paddingBlock: '6',
    color: 'fg.muted',
  },
})
const Links = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '2',
    '& a': { display: 'inline-block', minHeight: '6' },
    '@media (pointer: coarse)': { rowGap: '5' },
  },
})

/** The end of every page. */
export function Footer({ isSignedIn }: { isSignedIn: boolean }) {
  const { links } = publicEnvironment()
  return (
    <Frame>
      <Container>
        <Line>
          <Links>
            <li>
              <AppLink to={isSignedIn ? paths.termsOfService.getHref() : paths.terms.getHref()}>
                {messages.terms}
              </AppLink>
            </li>
            <li>
              <AppLink to={paths.commercialTransactions.getHref()}>{messages.commercialTransactions}</AppLink>
            </li>
            <li>
              <AppLink to={links.privacyPolicy}>{messages.privacyPolicy}</AppLink>
            </li>
            <li>
              <AppLink to={links.contact}>{messages.contact}</AppLink>
            </li>
          </Links>
          <small>© {messages.operator}</small>
        </Line>
      </Container>
    </Frame>
  )
}
