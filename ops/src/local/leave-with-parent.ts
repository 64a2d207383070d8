// Loaded before each child's own code (`--import`): when the process that started it is gone, however it ended,
// the child stops as if it had been asked to.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
