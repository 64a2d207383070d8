import { Container } from '@invoice-card/ui'
import { Terms } from './terms.tsx'

/** `/termsofservice`. */
export const Component = () => <Container width="md"><Terms /></Container>
