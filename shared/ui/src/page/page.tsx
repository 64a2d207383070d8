import type { ComponentProps, ReactNode } from 'react'
import { Container } from '../layout/primitives.tsx'
import { PageHeader } from './page-header.tsx'

type PageProps = ComponentProps<typeof PageHeader> &
  Pick<ComponentProps<typeof Container>, 'width'> & { readonly children: ReactNode }

/** The frame of a screen: its column and its head. */
export function Page({ children, width = 'lg', ...header }: PageProps) {
  return (
    <Container width={width}>
      <PageHeader {...header} />
      {children}
    </Container>
  )
}
