import { isCalendarDay } from '@invoice-card/domain'
import type { ComponentProps } from 'react'
import { DateText } from '../../data/date-text.tsx'
import { Text } from '../../layout/primitives.tsx'
import { ControlRow } from '../frame/control.tsx'
import { FormField, type FieldProps } from '../frame/form-field.tsx'
import { DayInput } from './day-input.tsx'

type DateFieldProps = FieldProps & Omit<ComponentProps<typeof DayInput>, 'id' | 'calendarLabel'>

/**
 * A day, typed in any of the usual ways (`20261130`, `11/30`, `2026年11月30日`) or chosen from the platform's calendar:
 * by its button, or with the arrow key down. The day is repeated with its weekday. One Tab stop.
 */
export const DateField = ({ label, required, help, note, error, id, ...input }: DateFieldProps) => (
  <FormField {...{ label, required, help, note, error, id }}>
    {control => (
      <ControlRow flexWrap="wrap">
        <DayInput {...input} {...control} />
        {isCalendarDay(input.value) && (
          <Text as="span" tone="muted" size="sm">
            <DateText value={input.value} />
          </Text>
        )}
      </ControlRow>
    )}
  </FormField>
)
