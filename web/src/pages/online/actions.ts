/// What can be done on the page of an online game.

export type RoomAction = "takeback" | "draw" | "resign" | "abort" | "rematch" | "links" | "text" | "new";
