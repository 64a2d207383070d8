import type { Invoice } from '@invoice-card/contracts'
import { Box, Grid, Stack } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { FilesPanel } from './files-panel.tsx'

const oneColumn = 'minmax(0, 1fr)'

interface FilesBesideProps {
  readonly files: Invoice['files']
  /** What is read before anything else, on narrow screens before the files too. */
  readonly first: ReactNode
  readonly children: ReactNode
}

/**
 * A screen with the files that it is about: beside the rest as long as it scrolls, and folded under what comes first
 * where there is no room. Without files it is one column; the page gives it a width to read.
 */
export function FilesBeside({ files, first, children }: FilesBesideProps) {
  if (files.length === 0) {
    return (
      <Stack gap="6">
        {first}
        {children}
      </Stack>
    )
  }
  return (
    <Grid
      gridTemplateColumns={{ base: oneColumn, lg: `${oneColumn} ${oneColumn}` }}
      gridTemplateRows={{ lg: 'auto 1fr' }}
      gap="6"
      alignItems="start"
    >
      <Stack gap="6">{first}</Stack>
      <Box
        gridColumn={{ lg: 2 }}
        gridRow={{ lg: '1 / span 2' }}
        position={{ lg: 'sticky' }}
        top={{ lg: '5.5rem' }}
        _print={{ order: 1, position: 'static', breakBefore: 'page' }}
      >
        <FilesPanel files={files} />
      </Box>
      <Stack gap="6">{children}</Stack>
    </Grid>
  )
}
