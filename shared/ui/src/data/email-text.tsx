import { Fragment, type ReactNode } from 'react'

// Said, so that a name that is computed from the text puts no space here.
const inline = { display: 'inline' } as const

/** An email address, which may break before its @ and its dots where a line is too short for it. */
export const EmailText = ({ address }: { readonly address: string }): ReactNode =>
  address.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr style={inline} />}
      {part}
    </Fragment>
  ))
