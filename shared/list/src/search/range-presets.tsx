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

/** What a finger presses has 44 px each way: room to the field above, and to presets on another line. */
const underFinger = { '@media (pointer: coarse)': { paddingTop: '2', rowGap: '5' } } as const

/** Ranges of days that are asked for often: one press narrows the list to it. */
export const RangePresets = ({ label, days, onChoose }: RangePresetsProps) => (
  <HStack columnGap="4" rowGap="1" marginTop="1" css={underFinger}>
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
