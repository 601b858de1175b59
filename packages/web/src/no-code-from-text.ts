/** zod looks whether it may turn schemas into code; the content security policy forbids it, so it need not try. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
