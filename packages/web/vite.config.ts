import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const SERVER = "http://localhost:4010";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    target: "es2022",
    // Small files stay files: the content security policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        // The page with its box comes first, in one file; what it takes to speak with the server right after, in another.
        codeSplitting: {
          groups: [
            {
              name: "page",
              test: /node_modules[\\/](react|react-dom|scheduler|wouter)[\\/]|web[\\/]src[\\/](words[\\/]|preferences|wire[\\/](own-headers|ask-early))/,
            },
            { name: "protocol", test: /node_modules[\\/]zod[\\/]|packages[\\/]protocol[\\/]/ },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
