import { serverNow } from '@invoice-card/session'
import { HStack, TextButton } from '@invoice-card/ui'
import { listMessages as messages } from '../state/messages.ts'
import { rangePresets } from '../state/range-presets.ts'
import type { DaysOfRange } from '../state/range.ts'

interface RangePresetsProps {
  /** Of the range. */
  readonly label: string
  readonly days: DaysOfRange | undefined
  readonly onChoose: (from: string, to: string, pressed: Element) => void
}

/** Ranges of days that are asked for often: one press narrows the list to it. */
export const RangePresets = ({ label, days, onChoose }: RangePresetsProps) => (
  <HStack flexWrap="wrap" columnGap="4" rowGap="1" marginTop="1">
    {rangePresets(serverNow(), days).map(preset => (
      <TextButton
        key={preset.label}
        size="sm"
        aria-label={messages.presetOf(label, preset.label)}
        onClick={({ currentTarget }) => onChoose(preset.from, preset.to, currentTarget)}
      >
        {preset.label}
      </TextButton>
    ))}
  </HStack>
)
