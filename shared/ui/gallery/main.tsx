import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { AppLink, Box, Container, HStack, PageHeader, SkipLink, Stack, UiProvider } from '../src/index.ts'
import { parts } from './parts/index.ts'

function Gallery() {
  return (
    <Box paddingBottom="20">
      <SkipLink targetId="main" />
      <Container as="main" id="main" tabIndex={-1}>
        <PageHeader
          title="部品一覧"
          description="請求書カード払いオンラインの画面を作る部品を、すべての状態で並べています。"
        />
        <HStack as="nav" aria-label="目次" marginBottom="10">
          {parts.map(part => (
            <AppLink key={part.id} to={`#${part.id}`}>
              {part.title}
            </AppLink>
          ))}
        </HStack>
        <Stack gap="16">
          {parts.map(({ id, Part }) => (
            <div key={id} id={id}>
              <Part />
            </div>
          ))}
        </Stack>
      </Container>
    </Box>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <UiProvider>
      <BrowserRouter>
        <Gallery />
      </BrowserRouter>
    </UiProvider>
  </StrictMode>,
)
