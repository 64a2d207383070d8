import { publicHome } from '../outline/public-home.ts'
import { Terms } from './terms.tsx'

/** `/terms`: for somebody who is not signed in. */
export const Component = () => <Terms back={publicHome()} />
