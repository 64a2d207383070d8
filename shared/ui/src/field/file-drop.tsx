import { useRef, useState, type ChangeEvent, type DragEvent } from 'react'
import { Button } from '../button/button.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { Icon } from '../icon/icon.tsx'
import { Text, VisuallyHidden } from '../layout/primitives.tsx'
import { styled } from '../system/styled.ts'
import { FieldError, FieldHelp, RequirementMark } from './frame/field-parts.tsx'
import type { FieldProps } from './frame/form-field.tsx'
import { useControl, type ControlAttributes } from './frame/use-control.ts'

const Area = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    paddingInline: '5',
    paddingBlock: { base: '8', md: '10' },
    textAlign: 'center',
    bg: 'bg.surface',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'line.strong',
    borderRadius: 'lg',
    transition: 'background-color 120ms, border-color 120ms',
    '&[data-over]': { bg: 'accent.50', borderColor: 'accent.600', borderStyle: 'solid' },
    '&[data-invalid]': { borderColor: 'danger.solid' },
  },
})
const Frame = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '2' } })
// A finger drags no files.
const DragHint = styled(Text, { base: { '@media (pointer: coarse)': { display: 'none' } } })
const Label = styled('p', { base: { fontWeight: 'bold', lineHeight: 'snug' } })

// A desk has no camera that reads paper.
const OnlyInHand = styled('span', { base: { display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } } })

interface FileDropProps extends FieldProps {
  /** As the native attribute, e.g. `.pdf,.jpg,.jpeg,.png`. The caller still checks: a dropped file may be anything. */
  accept: string
  onSelect: (file: File) => void
  /** Several files may be chosen or dropped at once, and come here; `onSelect` still gets one that comes alone. */
  onSelectSeveral?: (files: File[]) => void
  /** Offers the camera beside the picker, under these words, on devices that are held in the hand. */
  cameraLabel?: string
  /** While a file is on its way: its name and how much is sent, 0 to 100. */
  progress?: { fileName: string; percent: number; label?: string }
  onCancel?: () => void
}

/**
 * Takes one file, or several where the caller takes them, by drag and drop or by the picker, and shows how its upload
 * goes.
 */
export function FileDrop({
  label,
  required,
  help,
  error,
  id,
  accept,
  onSelect,
  onSelectSeveral,
  cameraLabel,
  progress,
  onCancel,
}: FileDropProps) {
  const { ids, control } = useControl({ id, required, help, error })
  const picker = useRef<HTMLInputElement>(null)
  const select = ([file, ...others]: readonly File[]) => {
    if (!file) return
    if (others.length > 0 && onSelectSeveral) onSelectSeveral([file, ...others])
    else onSelect(file)
  }
  const { isOver, target } = useDropTarget(files => {
    if (!progress) select(files)
  })

  return (
    <Frame>
      <Label id={ids.label}>
        {label}
        <RequirementMark required={required} />
      </Label>
      <FieldHelp id={ids.help}>{help}</FieldHelp>
      <Area
        role="group"
        aria-labelledby={ids.label}
        data-over={isOver ? '' : undefined}
        data-invalid={error ? '' : undefined}
        {...target}
      >
        <Icon name="upload_file" size="2.5rem" color="primary" />
        <ProgressOrHint progress={progress} />
        <ChooseOrCancel
          isSending={progress !== undefined}
          control={control}
          onChoose={() => picker.current?.click()}
          onCancel={onCancel}
        />
        {cameraLabel && !progress && <Camera label={cameraLabel} onTake={select} />}
        <VisuallyHidden aria-hidden={progress ? true : undefined}>
          <input
            ref={picker}
            type="file"
            accept={accept}
            multiple={onSelectSeveral !== undefined}
            tabIndex={-1}
            aria-labelledby={ids.label}
            aria-invalid={control['aria-invalid']}
            onChange={event => select(takeFiles(event))}
          />
        </VisuallyHidden>
      </Area>
      <FieldError id={ids.error} isLive>
        {error}
      </FieldError>
    </Frame>
  )
}

/** Handlers of the area that files are dropped on, and whether one is held over it. */
function useDropTarget(onDrop: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const target = {
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      onDrop([...event.dataTransfer.files])
    },
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
  }
  return { isOver, target }
}

/** The files that an input has. The list is emptied together with the input, and the same file may come again. */
function takeFiles({ target }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(target.files ?? [])]
  target.value = ''
  return files
}

/** How far the file on its way is; without one, that files can be dropped. */
const ProgressOrHint = ({ progress }: Pick<FileDropProps, 'progress'>) =>
  progress ? (
    <>
      <Text fontWeight="bold">{progress.fileName}</Text>
      <ProgressBar label={progress.label ?? 'アップロードしています'} percent={progress.percent} />
    </>
  ) : (
    <DragHint tone="muted" size="sm">
      ここにファイルをドラッグ＆ドロップ、または
    </DragHint>
  )

interface ChooseOrCancelProps extends Pick<FileDropProps, 'onCancel'> {
  isSending: boolean
  control: ControlAttributes
  onChoose: () => void
}

/** One button with two meanings: who has pressed it to choose a file has the focus on what ends the upload. */
const ChooseOrCancel = ({ isSending, control, onChoose, onCancel }: ChooseOrCancelProps) =>
  isSending ? (
    onCancel && (
      <Button variant="secondary" size="sm" onClick={onCancel}>
        中止する
      </Button>
    )
  ) : (
    <Button variant="secondary" id={control.id} aria-describedby={control['aria-describedby']} onClick={onChoose}>
      ファイルを選択する
    </Button>
  )

/** Takes a picture in place of a file. */
function Camera({ label, onTake }: { label: string; onTake: (files: readonly File[]) => void }) {
  const camera = useRef<HTMLInputElement>(null)
  return (
    <OnlyInHand>
      <Button variant="secondary" icon="image" onClick={() => camera.current?.click()}>
        {label}
      </Button>
      <input
        ref={camera}
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        hidden
        aria-label={label}
        onChange={event => onTake(takeFiles(event))}
      />
    </OnlyInHand>
  )
}
