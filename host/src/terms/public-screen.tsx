import { paths } from '../navigation/paths.ts'
import { termsMessages as messages } from './messages.ts'
import { Terms } from './terms.tsx'

/** `/registration/terms`: read on the way through the registration, in whose column it stands. */
export const Component = () => <Terms back={{ to: paths.registration.getHref(), label: messages.backToRegistration }} />
