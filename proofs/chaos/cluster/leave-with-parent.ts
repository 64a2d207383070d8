// Loaded before each child's own code (`--import`): a harness that was killed leaves nothing running.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.channel?.unref()
