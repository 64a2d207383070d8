import { Card, Skeleton, SkeletonText, Stack } from '@invoice-card/ui'

const widths = ['92%', '78%', '85%', '60%']

/** The form on its way: as high as the window, as the form is, so that what follows the form is not seen to move. */
export const FormSkeleton = () => (
  <Stack gap="4" minHeight="100dvh">
    <Card>
      <SkeletonText lines={6} />
    </Card>
    {/* Sections that follow; what comes is said once. */}
    {[1, 2].map(section => (
      <Card key={section} aria-hidden>
        <Stack gap="3">
          {widths.map(width => (
            <Skeleton key={width} style={{ width }} />
          ))}
        </Stack>
      </Card>
    ))}
  </Stack>
)
