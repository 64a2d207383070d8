import { displayPostalCode } from '@invoice-card/domain'

type Parts<Prefix extends string> = Readonly<
  Record<`${Prefix}${'postal_code' | 'address_state' | 'address_city' | 'address_street'}`, string>
> & { readonly [Name in `${Prefix}address_building_name`]?: string | undefined }

/** An address of a registration in two lines. @param prefix of its fields, e.g. `home_`. */
export function Address<Prefix extends string>({ of, prefix }: { of: Parts<Prefix>; prefix: Prefix }) {
  // The names are made of the prefix, which the compiler does not follow.
  const part = (name: string) => (of as Readonly<Record<string, string | undefined>>)[prefix + name] ?? ''
  return (
    <>
      {displayPostalCode(part('postal_code'))}
      <br />
      {part('address_state')}
      {part('address_city')}
      {part('address_street')} {part('address_building_name')}
    </>
  )
}
