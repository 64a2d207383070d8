/**
 * The part of the kit that the first screens need: what the host starts with. Screens behind the sign-in import the
 * package itself.
 */
export { UiProvider } from './provider/ui-provider.tsx'
export { Box, Container, Divider, Grid, Heading, HStack, Stack, Text, VisuallyHidden } from './layout/primitives.tsx'
export { styled } from './system/styled.ts'
export { Icon, type IconColor, type IconName } from './icon/icon.tsx'
export { isIconName } from './icon/known-shapes.ts'
export { AppLink, BackLink, PlainLink } from './link/app-link.tsx'
export { Button, ButtonLink } from './button/button.tsx'
export { TextButton } from './button/text-button.tsx'
export { TextArea, TextField } from './field/text/text-field.tsx'
export { PasswordField } from './field/text/password-field.tsx'
export { setClock } from './field/date/clock.ts'
export { PinInput } from './field/text/pin-input.tsx'
export { Notice } from './feedback/notice.tsx'
export { Spinner } from './feedback/spinner.tsx'
export { Card, Section } from './layout/card.tsx'
export { EmptyState, ErrorState } from './page/empty-state.tsx'
export { setErrorReference } from './page/error-reference.tsx'
export { RouteAnnouncer } from './navigation/route-announcer.tsx'
export { LoadingOverlay } from './overlay/loading-overlay.tsx'
export { Snackbar } from './overlay/snackbar.tsx'
