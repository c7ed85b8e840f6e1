-- Requests the paths of PATHS_FILE in turn, each time with a query that no screen reads. Prints how many responses had
-- another status than 200.
local paths = {}
for path in io.lines(os.getenv("PATHS_FILE")) do
  paths[#paths + 1] = path
end
local turn = 0
math.randomseed(os.time())

request = function()
  turn = turn % #paths + 1
  local path = paths[turn]
  local separator = path:find("?") and "&" or "?"
  return wrk.format("GET", path .. separator .. "x" .. math.random(1e9) .. "=" .. math.random(1e9))
end

-- A global variable, so that `done` can read it when the threads have ended.
wrong = 0

response = function(status)
  if status ~= 200 then
    wrong = wrong + 1
  end
end

local threads = {}

setup = function(thread)
  threads[#threads + 1] = thread
end

done = function()
  for _, thread in ipairs(threads) do
    io.write("Not 200: ", thread:get("wrong"), "\n")
  end
end
