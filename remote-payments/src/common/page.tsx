import { Container, PageHeader } from '@invoice-card/ui'
import type { ComponentProps, ReactNode } from 'react'

type PageProps = ComponentProps<typeof PageHeader> & { readonly children: ReactNode, readonly width?: 'sm' | 'md' | 'lg' }

/** The frame of a screen: its column and its head. */
export function Page({ children, width = 'lg', ...header }: PageProps) {
  return (
    <Container width={width}>
      <PageHeader {...header} />
      {children}
    </Container>
  )
}
