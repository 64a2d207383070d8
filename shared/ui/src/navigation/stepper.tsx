import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../layout/primitives.tsx'
import { styled } from '../system/styled.ts'
import { canGoToStep, stepState, type Step, type StepState } from './stepper-rules.ts'

const List = styled('ol', { base: { display: 'flex', alignItems: 'flex-start' } })
const Item = styled('li', {
  base: {
    position: 'relative',
    flex: 1,
    display: 'flex',
    justifyContent: 'center',
    minWidth: 0,
    '&:not(:first-child)::before': {
      content: '""',
      position: 'absolute',
      top: '4',
      right: 'calc(50% + 1.25rem)',
      left: 'calc(-50% + 1.25rem)',
      height: '2px',
      bg: 'gray.300',
    },
    '&:is([data-state=completed], [data-state=active])::before': { bg: 'accent.600' },
  },
})
const target = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '1.5',
  paddingInline: '1',
  maxWidth: 'full',
  fontSize: { base: 'xs', sm: 'sm' },
  lineHeight: 'tight',
  textAlign: 'center',
} as const
const StepButton = styled('button', {
  base: {
    ...target,
    borderRadius: 'md',
    color: 'fg.accent',
    '& > span:last-of-type': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
})
const StepText = styled('span', {
  base: { ...target, '&[data-state=inactive]': { color: 'fg.muted' }, '&[data-state=active]': { fontWeight: 'bold' } },
})
const Circle = styled('span', {
  base: {
    boxSize: '8',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    borderWidth: '2px',
    fontSize: 'sm',
    fontWeight: 'bold',
    lineHeight: 'none',
  },
  variants: {
    state: {
      completed: { bg: 'accent.600', borderColor: 'accent.600', color: 'white' },
      active: {
        bg: 'bg.surface',
        borderColor: 'accent.600',
        color: 'accent.600',
        boxShadow: '0 0 0 4px {colors.accent.100}',
      },
      inactive: { bg: 'bg.surface', borderColor: 'gray.300', color: 'fg.muted' },
    },
  },
})

const words: Record<StepState, string> = { completed: '完了', active: '現在の手順', inactive: '未着手' }

interface StepperProps {
  steps: readonly Step[]
  /** Index of the active step, from 0. */
  current: number
  /** Called for a step that the rules let the user go to; without it the steps only show. */
  onStepSelect?: (index: number) => void
  label?: string
}

/** Where the user is in a flow (docs/product.md#flows). */
export function Stepper({ steps, current, onStepSelect, label = '手順' }: StepperProps) {
  return (
    <nav aria-label={label}>
      <List>
        {steps.map((step, index) => {
          const state = stepState(index, current)
          const content = (
            <>
              <Circle state={state} aria-hidden>
                {state === 'completed' ? <Icon name="check" /> : index + 1}
              </Circle>
              <span>
                {step.label}
                <VisuallyHidden>（{words[state]}）</VisuallyHidden>
              </span>
            </>
          )
          const isTarget = onStepSelect && index !== current && canGoToStep(steps, index, current)
          return (
            <Item key={step.label} data-state={state} aria-current={state === 'active' ? 'step' : undefined}>
              {isTarget ? (
                <StepButton type="button" onClick={() => onStepSelect(index)}>
                  {content}
                </StepButton>
              ) : (
                <StepText data-state={state} aria-disabled={step.isDisabled || undefined}>
                  {content}
                </StepText>
              )}
            </Item>
          )
        })}
      </List>
    </nav>
  )
}
