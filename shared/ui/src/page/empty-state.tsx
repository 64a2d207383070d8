import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Heading, Text } from '../layout/primitives.tsx'
import { styled } from '../system/styled.ts'
import { ErrorReference } from './error-reference.tsx'
import { Illustration, type Scene } from './illustration.tsx'

const Frame = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    textAlign: 'center',
    paddingInline: '4',
    paddingBlock: { base: '10', md: '14' },
  },
})
const Actions = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '3',
    marginTop: '3',
    '&:empty': { display: 'none' },
  },
})

interface EmptyStateProps {
  title: string
  /** Why it is empty, or what will stand here. */
  description?: ReactNode
  /** The next thing to do. */
  action?: ReactNode
  scene?: Scene
  /** Level of the heading; `h2` unless said. */
  level?: 'h1' | 'h2' | 'h3'
}

/** Stands in a view that has nothing to list. */
export function EmptyState({ title, description, action, scene = 'invoice', level = 'h2' }: EmptyStateProps) {
  return (
    <Frame>
      <Illustration scene={scene} />
      <Heading as={level} size="md" tabIndex={level === 'h1' ? -1 : undefined}>
        {title}
      </Heading>
      {description && (
        <Text as="div" tone="muted">
          {description}
        </Text>
      )}
      {action && <Actions>{action}</Actions>}
    </Frame>
  )
}

interface ErrorStateProps extends Partial<Omit<EmptyStateProps, 'action' | 'description'>> {
  /** Why it failed and what to do, in the failure's own words: no words are true of every failure. */
  description: NonNullable<ReactNode>
  onRetry?: () => void
  /** `もう一度読み込む` unless said. */
  retryLabel?: string
  isRetrying?: boolean
  /**
   * What to quote to the support; said by the host unless given. Shown where something failed, so that it can be tried
   * again; null shows none.
   */
  reference?: string | null
  /** Another way out, beside trying again. */
  action?: ReactNode
}

/** Stands in a view that could not be loaded; read out when it appears. */
export function ErrorState({
  title = '読み込めませんでした',
  description,
  onRetry,
  retryLabel = 'もう一度読み込む',
  isRetrying,
  action,
  reference,
  ...rest
}: ErrorStateProps) {
  return (
    <>
      <div role="alert">
        <EmptyState
          scene="broken"
          {...rest}
          title={title}
          description={description}
          action={
            (onRetry || action) && (
              <>
                {onRetry && (
                  <Button
                    variant={action ? 'primary' : 'secondary'}
                    icon="refresh"
                    isLoading={isRetrying}
                    onClick={onRetry}
                  >
                    {retryLabel}
                  </Button>
                )}
                {action}
              </>
            )
          }
        />
      </div>
      {onRetry && reference !== null && <ErrorReference key={`${isRetrying}`} reference={reference} />}
    </>
  )
}
