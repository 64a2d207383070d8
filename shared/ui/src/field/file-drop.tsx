import { useRef, useState, type DragEvent } from 'react'
import { Button } from '../button/button.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { Icon } from '../icon/icon.tsx'
import { Text, VisuallyHidden } from '../layout/primitives.tsx'
import { styled } from '../system/styled.ts'
import { FieldError, FieldHelp, RequirementMark } from './field-parts.tsx'
import { useControl, type FieldProps } from './form-field.tsx'

const Area = styled('div', {
  base: {
    display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '3', paddingInline: '5', paddingBlock: { base: '8', md: '10' }, textAlign: 'center',
    bg: 'bg.surface', borderWidth: '2px', borderStyle: 'dashed', borderColor: 'line.strong', borderRadius: 'lg', transition: 'background-color 120ms, border-color 120ms',
    '&[data-over]': { bg: 'accent.50', borderColor: 'accent.600', borderStyle: 'solid' },
    '&[data-invalid]': { borderColor: 'danger.solid' },
  },
})
const Frame = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '2' } })
// A finger drags no files.
const DragHint = styled(Text, { base: { '@media (pointer: coarse)': { display: 'none' } } })
const Label = styled('p', { base: { fontWeight: 'bold', lineHeight: 'snug' } })

interface FileDropProps extends FieldProps {
  /** As the native attribute, e.g. `.pdf,.jpg,.jpeg,.png`. The caller still checks: a dropped file may be anything. */
  accept: string
  onSelect: (file: File) => void
  /** While a file is on its way: its name and how much is sent, 0 to 100. */
  progress?: { fileName: string, percent: number, label?: string }
  onCancel?: () => void
}

/** Takes one file by drag and drop or by the picker, and shows how its upload goes. */
export function FileDrop({ label, required, help, error, id, accept, onSelect, progress, onCancel }: FileDropProps) {
  const { ids, control } = useControl({ id, required, help, error })
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !progress) onSelect(file)
  }

  return (
    <Frame>
      <Label id={ids.label}>{label}<RequirementMark required={required} /></Label>
      <FieldHelp id={ids.help}>{help}</FieldHelp>
      <Area
        role="group" aria-labelledby={ids.label} data-over={isOver ? '' : undefined} data-invalid={error ? '' : undefined} onDrop={drop}
        onDragOver={(event) => { event.preventDefault(); setIsOver(true) }} onDragLeave={() => setIsOver(false)}
      >
        <Icon name="upload_file" size="2.5rem" color="primary" />
        {progress
          ? <><Text fontWeight="bold">{progress.fileName}</Text><ProgressBar label={progress.label ?? 'アップロードしています'} percent={progress.percent} /></>
          : <DragHint tone="muted" size="sm">ここにファイルをドラッグ＆ドロップ、または</DragHint>}
        {progress
          ? onCancel && <Button variant="secondary" size="sm" onClick={onCancel}>中止する</Button>
          : <Button variant="secondary" id={control.id} aria-describedby={control['aria-describedby']} onClick={() => picker.current?.click()}>ファイルを選択する</Button>}
        <VisuallyHidden aria-hidden={progress ? true : undefined}>
          <input
            ref={picker} type="file" accept={accept} tabIndex={-1} aria-labelledby={ids.label} aria-invalid={control['aria-invalid']}
            onChange={(event) => { const file = event.target.files?.[0]; event.target.value = ''; if (file) onSelect(file) }}
          />
        </VisuallyHidden>
      </Area>
      <FieldError id={ids.error}>{error}</FieldError>
    </Frame>
  )
}
