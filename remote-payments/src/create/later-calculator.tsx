import { idle } from '@invoice-card/remote'
import { ErrorState, Section, Skeleton, Stack, VisuallyHidden } from '@invoice-card/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { messages } from './messages.ts'

/** The fee calculator, which comes after what pays an invoice: it brings the form library with it. */
export function LaterCalculator() {
  const [Calculator, setCalculator] = useState<ComponentType | 'failed'>()
  const load = () => {
    setCalculator(undefined)
    // With the next step, for which it stands ready then.
    import(/* webpackChunkName: "form" */ './fee-calculator.tsx').then(
      ({ FeeCalculator }) => setCalculator(() => FeeCalculator),
      () => setCalculator('failed'),
    )
  }
  // Before that it would share the line with what the upload needs.
  useEffect(() => void idle().then(load), [])
  if (Calculator === 'failed') return <ErrorState description={messages.calculator.failed} onRetry={load} />
  if (Calculator !== undefined) return <Calculator />
  return (
    <Section title={messages.calculator.title}>
      <Stack gap="4" role="status">
        <VisuallyHidden>{messages.calculator.loading}</VisuallyHidden>
        <Skeleton style={{ height: '5rem' }} />
        <Skeleton style={{ height: '3rem' }} />
      </Stack>
    </Section>
  )
}
