export const scene = `\`\`\`json
{
  "setup": {
    "background": "pier.png",
    "characters": [{ "character": "Sophie", "position": { "x": 50, "y": 0, "z": 1.5 }, "opacity": 0 }],
    "audio": { "filename": "pier.mp3", "startTime": 1, "startTimestamp": 2.5, "finishTimestamp": 6 },
    "alwaysShowDialogue": true
  },
  "commands": [
    {
      "character": "Sophie",
      "startTime": 1,
      "finishTime": 3,
      "dialogue": { "text": "Where does the ferry leave?", "align": "center" }
    },
    { "character": "Sophie", "opacity": 0, "startTime": 4 }
  ]
}
\`\`\``
