import { RemoteDeclaration } from '@invoice-card/environment/schema'
import type { UserStats } from '@invoice-card/session'
import { parse, type InferInput } from 'valibot'

type Input = InferInput<typeof RemoteDeclaration>
interface Count {
  readonly stat: keyof UserStats
}
type Menu = Omit<NonNullable<Input['menu']>, 'targets' | 'dot'> & {
  readonly targets?: (Count & { readonly path: string })[]
  readonly dot?: Count & { readonly label: string }
}

/**
 * Declares a remote, in the `remote.ts` of its folder. The build puts it into the release.
 * @throws ValiError for what is no name, prefix or path.
 */
export const declareRemote = (declaration: Omit<Input, 'menu'> & { readonly menu?: Menu }): RemoteDeclaration =>
  parse(RemoteDeclaration, declaration)
